//! Parts of a match at the screen: requests, typed points, reasons that are told, faults while it is opened.
mod memo {
    use mesnie::desktop::session::memo::Memo;

    #[test]
    fn a_thing_is_made_once_for_what_it_is_asked_for() {
        let mut kept = Memo::default();
        let mut made = vec![];
        for key in [1, 1, 2, 2, 1] {
            let thing = *kept.get(key, || {
                made.push(key);
                10 * key
            });
            assert_eq!(thing, 10 * key);
        }
        assert_eq!(made, [1, 2, 1]);
    }
}

mod opening {
    use mesnie::desktop::session::opening::without_panic;
    use mesnie::table::prelude::{Lang, Texts};

    #[test]
    fn a_fault_while_a_match_is_opened_is_told() {
        let problem = without_panic::<()>(|| panic!("no such man")).expect_err("it is told");
        assert_eq!(problem.key, "desktop-load-panicked");
        assert!(problem.tell(&Texts::new(Lang::En)).contains("no such man"), "{problem:?}");
        assert!(without_panic(|| Ok(1)).is_ok());
    }
}

mod queries {
    use mesnie::desktop::session::match_session::queries::told_once;

    #[test]
    fn a_side_reason_is_told_where_it_is_the_only_one() {
        let told = |all: &[(bool, &str)]| told_once(all.iter().map(|(aside, words)| (*aside, (*words).to_owned())));
        assert_eq!(told(&[(true, "aside"), (false, "far"), (false, "far"), (false, "foe")]), ["far", "foe"]);
        assert_eq!(told(&[(true, "aside"), (true, "aside")]), ["aside"]);
        assert_eq!(told(&[(false, "1"), (false, "2"), (false, "3"), (false, "4")]), ["1", "2", "3"]);
    }
}

mod requests {
    use mesnie::desktop::session::requests::{Request, Requests, Server};

    #[test]
    fn each_part_of_the_window_takes_its_own_requests_in_their_order() {
        let asked = vec![Request::Undo, Request::FitBoard, Request::Redo, Request::Close];
        let mut requests = Requests(asked);
        assert_eq!(requests.take(Server::Match), [Request::Undo, Request::Redo]);
        assert_eq!(requests.take(Server::Match), []);
        assert_eq!(requests.0, [Request::FitBoard, Request::Close]);
    }
}

mod typed_points {
    use mesnie::desktop::session::match_session::typed_points::read_point;
    use mesnie::table::prelude::{Lang, Spot, Texts};

    #[test]
    fn points_are_read_as_people_type_them() {
        let from = Spot::new(1000, 1000);
        for (lang, typed, spot) in [
            (Lang::En, "3,2", Some((1500, 1000))),
            (Lang::En, " 3.5, 2.25 ", Some((1750, 1125))),
            (Lang::En, "3.5 2", Some((1750, 1000))),
            (Lang::Fr, "3,5;2", Some((1750, 1000))),
            (Lang::Fr, "3,5,2,5", Some((1750, 1250))),
            (Lang::Fr, "3,5 2,5", Some((1750, 1250))),
            (Lang::En, "1 n", Some((1000, 1500))),
            (Lang::En, "1.5NE", Some((1530, 1530))),
            (Lang::Fr, "2 no", Some((293, 1707))),
            (Lang::Fr, "0,5 o", Some((750, 1000))),
            (Lang::En, "2 no", None),
            (Lang::En, "3", None),
            (Lang::En, "", None),
            (Lang::En, "-1,2", None),
            (Lang::En, "1,2,3", None),
            (Lang::En, "99999999999,1", None),
            (Lang::En, "99999999 n", None),
        ] {
            let read = read_point(typed, 500, from, &Texts::new(lang));
            assert_eq!(read, spot.map(|(x, y)| Spot::new(x, y)), "{typed:?}");
        }
    }
}

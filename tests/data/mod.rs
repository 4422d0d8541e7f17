//! Rule data: how files are read, laid out and told of; and the rule books.
mod files;
mod inventory;
mod limits;
mod mutations;
mod rule_pages;

//! Rule data: how files are read, laid out and told of; and the rule books.
mod files;
mod inventory;
mod limits;
mod mutations;
mod one_go;
mod planted;
mod rule_pages;

//! Rule data: how files are read, laid out and told of; and the rule books.
mod files;
mod mutations;
mod inventory;
mod rule_pages;

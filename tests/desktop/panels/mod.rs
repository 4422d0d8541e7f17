//! The panels beside the board, each alone.
mod advice;
mod at_hand;
mod at_rest;
mod at_the_pointer;
mod dice_tray;
mod hand;
mod order_list;
mod reserves;
mod room;
mod sheets;
mod wanted;

-- The outline of a draft counts sections under another name. Drafts without an outline are read as a whole until their next save.
update "claim_drafts" set "sealed_outline" = null;

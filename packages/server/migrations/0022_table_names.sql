ALTER TABLE "copies" RENAME TO "server_copies";--> statement-breakpoint
ALTER TABLE "server_copies" RENAME CONSTRAINT "copies_pkey" TO "server_copies_pkey";--> statement-breakpoint
ALTER TABLE "confirmations" RENAME TO "mailed_tokens";--> statement-breakpoint
ALTER TABLE "mailed_tokens" RENAME CONSTRAINT "confirmations_pkey" TO "mailed_tokens_pkey";--> statement-breakpoint
ALTER TABLE "mailed_tokens" RENAME CONSTRAINT "confirmations_claim_report_id_claim_reports_id_fk" TO "mailed_tokens_claim_report_id_claim_reports_id_fk";--> statement-breakpoint
ALTER TABLE "claim_drafts" RENAME CONSTRAINT "claim_drafts_withheld_by_confirmations_token_hash_fk" TO "claim_drafts_withheld_by_mailed_tokens_token_hash_fk";

ALTER TABLE "fnol_controls" ADD COLUMN "longest" integer;--> statement-breakpoint
ALTER TABLE "fnol_controls" ADD COLUMN "example" text;
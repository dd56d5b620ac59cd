ALTER TABLE "fnol_control_display_values" ADD COLUMN "controling_controls_rec_id" integer;--> statement-breakpoint
ALTER TABLE "fnol_control_display_values" ADD COLUMN "controling_value" text;
ALTER TABLE "fnol_control_display_values" ADD COLUMN "display_label_es" text;--> statement-breakpoint
ALTER TABLE "fnol_controls" ADD COLUMN "control_label_es" text;--> statement-breakpoint
ALTER TABLE "fnol_controls" ADD COLUMN "example_es" text;
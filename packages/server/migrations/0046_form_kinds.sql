ALTER TABLE "definition_versions" DROP CONSTRAINT "definition_versions_pkey";--> statement-breakpoint
ALTER TABLE "definition_versions" ALTER COLUMN "tables_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "definition_versions" ADD COLUMN "form" text DEFAULT 'claim-report' NOT NULL;--> statement-breakpoint
ALTER TABLE "definition_versions" ADD CONSTRAINT "definition_versions_form_number_pk" PRIMARY KEY("form","number");--> statement-breakpoint
ALTER TABLE "endorsements" ADD COLUMN "further" jsonb DEFAULT '[]'::jsonb NOT NULL;

SET LOCAL lock_timeout = '3s';
-- One shape for every lease: lease_until and lease_token (docs/decisions/035-one-lease.md). A lease without a token, taken
-- before this or by the build before, is renewed by nobody of the new build and runs out.
ALTER TABLE "submissions" ADD COLUMN "lease_token" UUID;
ALTER TABLE "mux_assets" ADD COLUMN "lease_token" UUID;
-- The build before reads sweep_lease_until: it is dropped in the next release.
ALTER TABLE "installation" ADD COLUMN "lease_until" TIMESTAMPTZ(3), ADD COLUMN "lease_token" UUID;
UPDATE "installation" SET "lease_until" = "sweep_lease_until";

-- Which installation this database is of: recordings are swept by the one whose name their store bears. A backup leaves it out.
CREATE TABLE "installation" (
    "one" BOOLEAN NOT NULL DEFAULT true,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sweep_due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sweep_lease_until" TIMESTAMPTZ(3),
    "swept_up_to" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "installation_pkey" PRIMARY KEY ("one"),
    CONSTRAINT "installation_is_one" CHECK ("one")
);

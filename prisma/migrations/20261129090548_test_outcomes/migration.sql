-- CreateTable
CREATE TABLE "test_outcomes" (
    "user_id" INTEGER NOT NULL,
    "sat_on" DATE NOT NULL,
    "outcome" VARCHAR(12) NOT NULL,
    "marks" DOUBLE PRECISION,
    "first_marks" DOUBLE PRECISION,
    "second_marks" DOUBLE PRECISION,
    "note" VARCHAR(2000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_outcomes_pkey" PRIMARY KEY ("user_id","sat_on")
);

-- AddForeignKey
ALTER TABLE "test_outcomes" ADD CONSTRAINT "test_outcomes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What an admin edited belongs to the admin: the seed leaves it alone. `updated_at` names a state, for stale edits.
ALTER TABLE "mock_test_templates"
  ADD COLUMN     "edited_by_admin" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

ALTER TABLE "vocabulary"
  ADD COLUMN     "seed_key" TEXT,
  ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "vocabulary_removals" (
    "seed_key" TEXT NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vocabulary_removals_pkey" PRIMARY KEY ("seed_key")
);

-- What a content file holds beside the dialogue itself, so that an export is a whole file again.
ALTER TABLE "dialogues"
  ADD COLUMN     "terms" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN     "reviews" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "sprint_runs" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "direction" "word_direction" NOT NULL,
    "level" SMALLINT NOT NULL,
    "minutes" SMALLINT NOT NULL,
    "answered" SMALLINT NOT NULL,
    "right" SMALLINT NOT NULL,
    "best_streak" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sprint_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sprint_runs_user_id_kind_right_idx" ON "sprint_runs"("user_id", "kind", "right" DESC);

-- AddForeignKey
ALTER TABLE "sprint_runs" ADD CONSTRAINT "sprint_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


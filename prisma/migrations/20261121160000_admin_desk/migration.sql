-- AlterTable
ALTER TABLE "dialogues" ADD COLUMN     "announced_through" INTEGER;

-- CreateTable
CREATE TABLE "admin_acts" (
    "id" SERIAL NOT NULL,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "action" VARCHAR(60) NOT NULL,
    "subject_id" VARCHAR(64) NOT NULL,
    "subject_name" VARCHAR(200) NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_acts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "admin_acts_created_at_id_idx" ON "admin_acts"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "admin_acts_actor_id_idx" ON "admin_acts"("actor_id");

-- CreateIndex
CREATE INDEX "admin_acts_subject_id_id_idx" ON "admin_acts"("subject_id", "id");

-- AddForeignKey
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "memory_tries" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "language" VARCHAR(2) NOT NULL,
    "rung" SMALLINT NOT NULL,
    "passage" VARCHAR(20) NOT NULL,
    "units" SMALLINT NOT NULL,
    "repeated" SMALLINT NOT NULL,
    "interpreted" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_tries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "memory_tries_user_id_created_at_idx" ON "memory_tries"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "memory_tries" ADD CONSTRAINT "memory_tries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


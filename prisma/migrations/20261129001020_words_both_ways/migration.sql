-- CreateEnum
CREATE TYPE "word_direction" AS ENUM ('to_turkish', 'to_english');

-- AlterTable
ALTER TABLE "vocabulary_cards" DROP CONSTRAINT "vocabulary_cards_pkey",
ADD COLUMN     "direction" "word_direction" NOT NULL DEFAULT 'to_turkish',
ADD COLUMN     "id" SERIAL NOT NULL,
ADD COLUMN     "own_word_id" INTEGER,
ALTER COLUMN "vocabulary_id" DROP NOT NULL,
ADD CONSTRAINT "vocabulary_cards_pkey" PRIMARY KEY ("id");

-- CreateTable
CREATE TABLE "own_words" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "english" TEXT NOT NULL,
    "turkish" TEXT NOT NULL,
    "note" TEXT,
    "folded" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_words_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "word_notes" (
    "user_id" INTEGER NOT NULL,
    "vocabulary_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "word_notes_pkey" PRIMARY KEY ("user_id","vocabulary_id")
);

-- CreateTable
CREATE TABLE "vain_searches" (
    "folded" VARCHAR(80) NOT NULL,
    "text" VARCHAR(80) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "searched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vain_searches_pkey" PRIMARY KEY ("folded")
);

-- CreateIndex
CREATE INDEX "own_words_user_id_id_idx" ON "own_words"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "own_words_user_id_english_turkish_key" ON "own_words"("user_id", "english", "turkish");

-- CreateIndex
CREATE INDEX "word_notes_vocabulary_id_idx" ON "word_notes"("vocabulary_id");

-- CreateIndex
CREATE INDEX "vain_searches_count_searched_at_idx" ON "vain_searches"("count" DESC, "searched_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "vocabulary_cards_user_id_vocabulary_id_direction_key" ON "vocabulary_cards"("user_id", "vocabulary_id", "direction");

-- CreateIndex
CREATE UNIQUE INDEX "vocabulary_cards_own_word_id_direction_key" ON "vocabulary_cards"("own_word_id", "direction");

-- AddForeignKey
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_notes" ADD CONSTRAINT "word_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_notes" ADD CONSTRAINT "word_notes_vocabulary_id_fkey" FOREIGN KEY ("vocabulary_id") REFERENCES "vocabulary"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_own_word_id_fkey" FOREIGN KEY ("own_word_id") REFERENCES "own_words"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- A card is of one word: of the library, or of the learner's own.
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_word" CHECK (num_nonnulls("vocabulary_id", "own_word_id") = 1);

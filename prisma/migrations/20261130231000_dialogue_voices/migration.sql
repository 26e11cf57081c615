-- The voices that a content file names for its speakers, kept for the export like its terms and reviews.
ALTER TABLE "dialogues" ADD COLUMN "voices" JSONB;

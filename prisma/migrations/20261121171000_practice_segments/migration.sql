-- The dialogue's segments when the attempt was handed in: what is scored and shown. Null in older attempts.
ALTER TABLE "submissions" ADD COLUMN "segments" JSONB;

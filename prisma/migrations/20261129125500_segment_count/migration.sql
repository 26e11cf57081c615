-- Lists show how many segments a dialogue has. Counting them when read meant to parse every transcript of the list.
ALTER TABLE "dialogues" ADD COLUMN "segment_count" INTEGER
  GENERATED ALWAYS AS (jsonb_array_length("transcript"::jsonb -> 'segments')) STORED;

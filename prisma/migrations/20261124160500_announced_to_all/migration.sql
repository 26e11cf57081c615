-- An announcement that is through is marked so, or publishing a dialogue again would tell who has signed up since. Of
-- those that began before there was a mark, the ones with a step in the queue go on; the others are taken to be through.
UPDATE "dialogues" SET "announced_through" = 2147483647
WHERE "announced_through" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "jobs" WHERE "kind" = 'announce-dialogue' AND "payload" ->> 'dialogueId' = "dialogues"."id"::text
);

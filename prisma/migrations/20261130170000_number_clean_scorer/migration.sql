-- The scorer's own rules about numbers are named scorer/numbers/… (models/progress/number-clean.server.ts has the same condition).
DROP INDEX "submissions_number_clean";
CREATE INDEX "submissions_number_clean" ON "submissions" ("user_id", "created_at")
  WHERE "status" = 'scored' AND "marked_by" = 'machine' AND "part_of" IS NULL
    AND jsonb_path_exists("segments", '$[*].translation ? (@ like_regex "[0-9]")')
    AND NOT jsonb_path_exists("feedback", '$.naatiScore.errors[*].rule ? (@ like_regex "^(number-|scorer/numbers/|no-interpretation|not-interpreted|source-repeated|another-message)")');

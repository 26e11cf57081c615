-- Titles and descriptions of mock tests in Turkish. Null where nobody has written one.
ALTER TABLE "mock_test_templates"
  ADD COLUMN "title_tr" VARCHAR(200),
  ADD COLUMN "description_tr" VARCHAR(2000);

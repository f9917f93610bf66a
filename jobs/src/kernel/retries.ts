/** Own retries of a job: after 5 s, 10 s, 20 s … for some 20 minutes. */
export const RETRY_ATTEMPTS = 9
export const RETRY_AFTER_MS = 5_000

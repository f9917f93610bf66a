/** Matches an instant of the API: `YYYY-MM-DD HH:mm:ss`. */
export const anInstant = () => expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

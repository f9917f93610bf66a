/** Formats an instant for answers: `YYYY-MM-DD HH:mm:ss` in UTC. */
export const instant = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

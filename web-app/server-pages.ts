/** Pages that the server renders itself, with their style and fonts. */
export const serverPages =
  '^/(openings(/|\\.js)|thanks_for_applying|ats/candidates/|terms\\.html|outside\\.css|fonts/)'

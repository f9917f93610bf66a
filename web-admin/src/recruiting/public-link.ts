/** Returns an opening's public address. */
export const publicLink = (workspace: string, opening: string) =>
  `${window.location.origin}/openings/${workspace}/job/${opening}`

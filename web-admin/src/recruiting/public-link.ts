/** Where anybody finds an opening. */
export const publicLink = (workspace: string, opening: string) =>
  `${window.location.origin}/openings/${workspace}/job/${opening}`

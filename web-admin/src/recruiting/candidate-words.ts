export const nameOf = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim()
/** In the console. */
export const candidatePath = (opening: string, candidate: string) => `/ats/${opening}/detail/candidate_detail?candidate=${candidate}`
export const daysSince = (instant: string) =>
  Math.max(0, Math.floor((Date.now() - Date.parse(`${instant.replace(' ', 'T')}Z`)) / 86_400_000))

export const candidateName = ({
  first_name,
  last_name,
}: {
  first_name: string | null
  last_name: string | null
}) => `${first_name ?? ''} ${last_name ?? ''}`.trim()

/** Returns a candidate's address in the console. */
export const candidatePath = (opening: string, candidate: string) =>
  `/ats/${opening}/detail/candidate_detail?candidate=${candidate}`

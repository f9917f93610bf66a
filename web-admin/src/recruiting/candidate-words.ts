/** Returns a candidate's address in the console. */
export const candidatePath = (opening: string, candidate: string) =>
  `/ats/${opening}/detail/candidate_detail?candidate=${candidate}`

interface PersonRow {
  id: string
  oid: string | null
  first_name: string | null
  last_name: string | null
  avatar: string | null
}

/** Returns a person for the checks of a run. */
export const namedEmployee = ({ id, oid, first_name, last_name, avatar }: PersonRow) => ({
  employee: { id, oid, first_name: first_name ?? '', last_name: last_name ?? '', avatar },
})

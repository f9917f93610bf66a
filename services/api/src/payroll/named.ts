interface PersonRow {
  id: string
  oid: string | null
  first_name: string | null
  last_name: string | null
  avatar: string | null
}

/** A person as the checks of a run name them. */
export const named = ({ id, oid, first_name, last_name, avatar }: PersonRow) => ({
  employee: { id, oid, first_name: first_name ?? '', last_name: last_name ?? '', avatar },
})

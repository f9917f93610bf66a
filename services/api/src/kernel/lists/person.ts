/** Returns a person for cards and pickers. */
export const personOf = (row: {
  id: string
  first_name: string | null
  last_name: string | null
  avatar: string | null
}) => ({
  id: row.id,
  first_name: row.first_name ?? '',
  last_name: row.last_name ?? '',
  avatar: row.avatar,
})

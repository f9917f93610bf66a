/** Words of the tags of time entries. */
export default {
  tags: 'Tags',
  named: 'Tags: {{tags}}',
  find: 'Find or type a tag',
  add: 'Add “{{tag}}”',
  all: 'All tags',
  none: 'Type a tag. It is suggested the next time.',
  unfound: 'No tag like this.',
  most: 'An entry has at most {{most}} tags.',
  wrong: 'A tag has 1 to 40 characters and no comma.',
} as const

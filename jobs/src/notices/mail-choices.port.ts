/**
 * Returns SQL of a person's choices about mails as JSON, null before their first; `MailChoices` has
 * the fields. Both parameters are SQL expressions. The role must be wl_vault.
 */
export const mailChoicesSql = (workspace: string, person: string): string =>
  `(select json_build_object('channels', r.channels, 'quiet_from', r.quiet_from,
      'quiet_to', r.quiet_to, 'digest_hour', r.digest_hour)
    from read.notice_readers r where r.workspace_id = ${workspace} and r.id = ${person})`

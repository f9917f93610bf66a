/**
 * SQL of the time after which the check-out of an open shift `a` counts as forgotten. The rules of
 * its day set it; the default is 16 hours.
 */
export const forgottenAfter = `make_interval(mins => coalesce((select r.forgotten_minutes from attendance_rules r
  where r.workspace_id = a.workspace_id and r.effective_on <= a.day order by r.effective_on desc limit 1), 960))`

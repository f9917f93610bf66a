export const en = {
  rules: {
    own_decision: 'Decided their own',
    same_preparer: 'Approved what they prepared',
    after_approval: 'Changed after approval',
    outside_band: 'Pay outside of a band',
    weekend_changes: 'Many changes on a day off',
    signed_in_as: 'Acted on pay signed in as another',
    sign_in_exception: 'Exception at sign-in',
    put_back: 'Rules changed for a while',
    split_request: 'Split requests',
  },
  subject: (rule: string) => `The monitoring rule “${rule}” is to find less`,
  confirm: ({ rule, who }: { rule: string; who: string }) => [
    `${who} proposed to switch off or weaken the rule “${rule}”.`,
    'It stays as it is until another auditor confirms the proposal.',
  ],
  waits: ({ rule, who, day }: { rule: string; who: string; day: string }) => [
    `${who} proposed to switch off or weaken the rule “${rule}”.`,
    `No other person can confirm it now, so it takes effect on ${day}. Anyone who may write in the audit can withdraw it before.`,
  ],
  button: 'Open the rules',
  footer: (company: string) => `You get this message because you audit ${company}.`,
}

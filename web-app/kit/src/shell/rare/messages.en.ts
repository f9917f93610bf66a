/** Texts of the shell's notices that few people ever see. */
export default {
  billing: {
    readOnly: 'This workspace is read-only: its trial is over and it has no subscription.',
    pastDue:
      'The last payment for this workspace failed. Without it, the workspace becomes read-only.',
    trialEnds: 'The trial ends on {{moment}}. After that this workspace is read-only.',
    plans: 'Choose a plan',
    card: 'Check the card',
    later: 'Hide until tomorrow',
  },
  closing: {
    announced: 'This company closes. It is read-only from {{closes}} on and erased on {{erases}}.',
    closed: 'This company closed on {{closes}}. It is read-only and will be erased on {{erases}}.',
    take: 'Export your data',
  },
  verify: {
    text: 'Before proceeding, please check your email for a verification link. If you did not receive it,',
    link: 'click here to request another.',
    sent: 'A new verification link has been sent to {{email}}.',
    failed: 'Failed to resend. Please try later.',
  },
} as const

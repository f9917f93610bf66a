/** Planned and finished tasks by department, as the daily work report shows them. */
export const work: Record<string, readonly string[]> = {
  Management: [
    'Review of the quarter with department heads',
    'Call with the bank',
    'Hiring plan for next year',
    'Customer visit at Helios',
    'Board paper, first draft',
  ],
  Finance: [
    'Close the books of last month',
    'Reconcile supplier invoices',
    'Cash forecast',
    'Prepare the pay run',
    'Answer questions of the auditors',
  ],
  Engineering: [
    'Cooling loop review',
    'Loop simulation',
    'Pairing on the controller',
    'Design notes for the pump skid',
    'Test bench, pressure steps',
    'Read the vendor contract',
  ],
  Operations: [
    'Badge reader call with Porto',
    'Plan site visits of next week',
    'Spare parts inventory',
    'Night release, support',
    'Walk the site with the client',
  ],
  People: [
    'Interviews for the field team',
    'Draft questions of the quarterly survey',
    'Onboarding checklist',
    'Leave balances before year end',
  ],
  Sales: [
    'Offer for Orbit, second round',
    'Stand-up with engineering',
    'Contract notes for Helios',
    'Follow up on overdue invoices',
    'Demo for a new client',
  ],
}

const en = {
  name: 'Expense',
  category: 'Type',
  categories: { travelling: 'Travelling', meals: 'Meals', stuff: 'Stuff' },
  amount: 'Amount',
  rate: 'Rate',
  base: 'In the company’s currency',
  date: 'Date',
  description: 'Description',
  comment: 'Comment',
  reimbursedOn: 'Reimbursed on',
  note: 'Note',
  requested: (who: string) => ({
    subject: `${who} claimed an expense`,
    heading: `${who} claimed an expense`,
    lines: ['Please approve or reject the request.'],
    button: 'Review claim',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your expense was approved',
    heading: 'Your expense was approved',
    lines: [by ? `${by} approved your expense.` : 'Your expense was approved.'],
    button: 'View your expenses',
  }),
  rejected: (by: string | undefined) => ({
    subject: 'Your expense was rejected',
    heading: 'Your expense was rejected',
    lines: [by ? `${by} rejected your expense.` : 'Your expense was rejected.'],
    button: 'View your expenses',
  }),
  reimbursed: (by: string | undefined) => ({
    subject: 'Your expense is reimbursed',
    heading: 'Your expense is reimbursed',
    lines: [
      by ? `${by} marked your expense as reimbursed.` : 'Your expense was marked as reimbursed.',
    ],
    button: 'View your expenses',
  }),
  approver: (company: string) =>
    `You get this message because you decide about expenses at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}

const ar: typeof en = {
  name: 'المصروف',
  category: 'النوع',
  categories: { travelling: 'سفر', meals: 'وجبات', stuff: 'مستلزمات' },
  amount: 'المبلغ',
  rate: 'سعر الصرف',
  base: 'بعملة الشركة',
  date: 'التاريخ',
  description: 'الوصف',
  comment: 'التعليق',
  reimbursedOn: 'تاريخ السداد',
  note: 'ملاحظة',
  requested: (who) => ({
    subject: `طلب سداد مصروف من ${who}`,
    heading: `طلب سداد مصروف من ${who}`,
    lines: ['يُرجى قبول الطلب أو رفضه.'],
    button: 'اتخاذ القرار',
  }),
  approved: (by) => ({
    subject: 'تمت الموافقة على مصروفك',
    heading: 'تمت الموافقة على مصروفك',
    lines: [by ? `وافق ${by} على مصروفك.` : 'تمت الموافقة على مصروفك.'],
    button: 'مصروفاتك',
  }),
  rejected: (by) => ({
    subject: 'رُفض مصروفك',
    heading: 'رُفض مصروفك',
    lines: [by ? `رفض ${by} مصروفك.` : 'رُفض مصروفك.'],
    button: 'مصروفاتك',
  }),
  reimbursed: (by) => ({
    subject: 'سُدّد مصروفك',
    heading: 'سُدّد مصروفك',
    lines: [by ? `سجّل ${by} سداد مصروفك.` : 'سُجّل سداد مصروفك.'],
    button: 'مصروفاتك',
  }),
  approver: (company) => `وصلتك هذه الرسالة لأنك تقرّر في طلبات المصروفات لدى ${company}.`,
  employee: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}

export const expensesTexts = { en, ar }

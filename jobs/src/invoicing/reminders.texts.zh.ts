import type { en } from './reminders.texts.en'

export const zh: typeof en = {
  usual: (overdue) => ({
    subject: '付款提醒：{company}的发票{invoice_number}',
    text: overdue
      ? '{contact_name}，您好：\n发票{invoice_number}的未付金额{outstanding}已于{due_date}到期，我们尚未收到。如果您在此期间已付款，请忽略此邮件。'
      : '{contact_name}，您好：\n发票{invoice_number}的未付金额{outstanding}将于{due_date}到期。如果您在此期间已付款，请忽略此邮件。',
  }),
  number: '发票号码',
  outstanding: '未付金额',
  due: '到期日',
  button: '查看发票',
  footer: (company) => `您收到此邮件，是因为${company}向您发送了发票。`,
}

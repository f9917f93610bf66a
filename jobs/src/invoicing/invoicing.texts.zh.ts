import type { en } from './invoicing.texts.en'

export const zh: typeof en = {
  invoice: (number, company, name) => ({
    subject: `${company}的发票${number}`,
    heading: name ? `${name}，您好：` : `发票${number}`,
    lines: [`附件为${company}的发票${number}（PDF）。您也可以在浏览器中查看。`],
    button: '查看发票',
    pay: (amount) => `支付${amount}`,
    due: (amount, day, late) => (late ? `${amount}已于${day}到期。` : `${amount}于${day}到期。`),
    footer: `您收到此邮件，是因为${company}向您发送了发票。`,
  }),
  creditNote: (number, invoice, company, name) => ({
    subject: `${company}的贷项通知单${number}`,
    heading: name ? `${name}，您好：` : `贷项通知单${number}`,
    lines: [`附件为${company}就发票${invoice}开具的贷项通知单${number}（PDF）。`],
    footer: `您收到此邮件，是因为${company}向您发送了贷项通知单。`,
  }),
  creditNumber: '贷项通知单号码',
  number: '发票号码',
  amount: '金额',
  due: '到期日',
}

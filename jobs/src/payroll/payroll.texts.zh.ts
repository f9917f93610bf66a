import type { en } from './payroll.texts.en'

export const zh: typeof en = {
  payslip: (name, company) => ({
    subject: `你在${company}的工资条已生成`,
    heading: `${name}，你好：`,
    lines: ['你的工资条已生成。为保护隐私，邮件不附工资条：请登录查看或保存为PDF。'],
    button: '查看你的工资条',
    footer: `你收到此邮件，是因为你在${company}工作。`,
  }),
  period: '计薪期间',
  payDate: '发薪日',
}

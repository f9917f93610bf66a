import type { en } from './payroll.texts.en'

export const zh: typeof en = {
  payslip: (name, company) => ({
    subject: `你在${company}的工资条已生成`,
    heading: `${name}，你好：`,
    lines: ['你的工资条已生成。为保护隐私，邮件不附工资条：请登录查看或保存为PDF。'],
    button: '查看你的工资条',
    footer: `你收到此邮件，是因为你在${company}工作。`,
  }),
  waits: (company) => ({
    subject: '有一个发薪批次等待你批准',
    heading: '待批准的发薪批次',
    lines: ['已生成一个发薪批次草稿。启用双人复核时，须由未参与编制的人批准。'],
    button: '打开发薪批次',
    footer: `你收到此邮件，是因为你负责批准${company}的薪资。`,
  }),
  period: '计薪期间',
  payDate: '发薪日',
}

import type { en } from './privacy.texts.en'

export const zh: typeof en = {
  waits: (who, name) => ({
    subject: '一名离职员工的个人数据将被擦除',
    heading: '擦除预告',
    lines: [
      `${who}申请擦除${name}的个人数据。没有其他人可以确认，因此处于等待中。`,
      '已批准发薪批次的金额会去除姓名后保留。如果数据必须保留，请在下述日期之前申请法律保全。',
    ],
    button: '打开审计',
    until: '不早于',
  }),
  admin: '管理员',
  person: '一名离职员工',
  footer: (company) => `你收到此邮件，是因为你有权查看${company}的审计。`,
}

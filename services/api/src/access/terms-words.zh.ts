import type { en } from './terms-words.en'

export const zh: typeof en = {
  title: '服务条款',
  back: '返回注册',
  run: '此Workledger由你的公司或其选定的运营方运行。他们决定谁可以使用，并对其中的数据负责。',
  parts: [
    [
      '存储的内容',
      'Workledger会连同你的姓名和时间记录你的每项更改。记录事后不能改动。其中的个人数据以你专属的密钥加密。密钥一经销毁，数据即无法读取。',
    ],
    ['对你的要求', '请妥善保管密码，不要告知他人。请如实填写。只打开工作所需的内容。'],
    [
      '软件',
      'Workledger是采用GNU Affero通用公共许可证第3版的自由软件。在法律允许的范围内，不提供任何担保。',
    ],
  ],
}

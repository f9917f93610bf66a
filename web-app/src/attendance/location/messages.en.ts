export default {
  title: 'Share your location?',
  text: 'Your browser asks once more. You see the location in your attendance; your company sees only the place.',
  share: 'Share location',
  denied:
    'Your browser does not share the location. Allow it for this page in the browser’s settings, or propose a correction.',
  unsupported:
    'This browser cannot tell a location. Use another device or a kiosk, or propose a correction.',
  unknown:
    'Your device found no location. Turn on Wi-Fi and location services and try again, or propose a correction.',
} as const

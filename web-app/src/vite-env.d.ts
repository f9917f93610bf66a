/// <reference types="vite/client" />
declare const __BUILD__: { version: string; date: string }

declare module 'fs-native-extensions' {
  /** False where another process holds the lock. */
  export function tryLock(fd: number, offset?: number, length?: number): boolean;
}

// Before anything is drawn: day or night, so that nothing flashes.
(function () {
  var theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("bouwmeester") || "{}").theme || theme;
  } catch {
    // Settings that cannot be read are as good as none.
  }
  var dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
